import { expect, it } from "vitest";
import { agentName } from "./browser-name";

it("calls browsers what people call them", () => {
  expect(agentName("Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/120.0 Safari/537.36")).toBe("Chrome, Linux");
  expect(agentName("Mozilla/5.0 (Windows NT 10.0; rv:120.0) Gecko/20100101 Firefox/120.0")).toBe("Firefox, Windows");
  expect(agentName("Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Mobile Safari/604.1")).toBe("Safari, iOS");
  expect(agentName("my-bot 1.0")).toBe("my-bot 1.0");
  expect(agentName("")).toBe("?");
});
