"""A bot that plays on a Posse server (docs/protocol.md): python examples/bot_client.py URL GAME [TOKEN]"""

import asyncio
import json
import random
import sys
from contextlib import suppress
from urllib.request import Request, urlopen

from websockets import ConnectionClosed, connect


def choose(position):
    """Chooses at random, but prefers doing something. Everything the seat knows is in position["view"]."""
    idle = ("hold", "take-it", "let-it-be", "decline", "done")  # groups of moves
    return max(position["offer"]["moves"], key=lambda move: (move["group"] not in idle, random.random()))["move"]


class Client:
    def __init__(self, url, token=None):
        self.url, self.headers = url.rstrip("/"), {"Content-Type": "application/json"}
        if token:
            self.headers["Authorization"] = f"Bearer {token}"
        else:  # as a guest
            self.headers["X-CSRF-Token"] = self.ask("/api/guest", {"name": "Ringo"})["csrf"]

    def ask(self, path, body=None):
        with urlopen(Request(self.url + path, body and json.dumps(body).encode(), self.headers)) as answer:
            if cookie := answer.headers["Set-Cookie"]:
                self.headers["Cookie"] = cookie.split(";")[0]
            return json.load(answer)

    def find_table(self, game):
        """Joins a table that is waiting for a player, or opens one."""
        for table in self.ask("/api/tables"):
            if table["game"] == game and not table["is_rated"] and None in [seat["name"] for seat in table["seats"]]:
                return self.ask(f"/api/tables/{table['id']}/sit", {"seat": None})["id"]
        return self.ask("/api/tables", {"game": game, "seats": ["me", "deputy", "deputy"], "start": True})["id"]

    async def play(self, table):
        """Plays to the end, even if the connection breaks; returns the result."""
        async for socket in connect(f"ws{self.url[4:]}/socket", additional_headers=self.headers, max_size=None):
            with suppress(ConnectionClosed):  # the loop opens a new one
                answered = await socket.send(json.dumps({"type": "watch", "table": table}))
                while True:
                    told = json.loads(await socket.recv())
                    if told.get("result"):
                        return told["result"]
                    if (offer := told.get("offer")) and offer["number"] != answered:
                        answered = offer["number"]
                        move = {"offer": answered, "move": choose(told), "id": f"{told['n']}-{answered}"}
                        await socket.send(json.dumps({"type": "play", "table": table, **move}))
                        await asyncio.sleep(0.1)  # more than 20 messages a second are refused
        return None


if __name__ == "__main__":
    client = Client(sys.argv[1], *sys.argv[3:])
    print(asyncio.run(client.play(client.find_table(sys.argv[2]))))
