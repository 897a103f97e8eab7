// What random, greenhorn and deputy choose: at once, wherever this runs.

import { moduleOf } from "./modules";
import { Program } from "./program";

/** As `posse.bots.policies` counts them. */
export const POLICIES = { random: 0, greenhorn: 1, deputy: 2 } as const;

export class Choice {
  private readonly program: Program;

  constructor(module: WebAssembly.Module) {
    this.program = new Program(module);
  }

  /** The index of the move that the seat of a view plays; `moves`: the game's numbers of what is offered. */
  choose(box: Uint8Array, view: Uint8Array, key: Uint8Array, policy: number, moves: ArrayLike<number>): number {
    if (moves.length === 1) return 0;
    const { program } = this;
    program.put("work.boxes", box);
    program.put("work.views", view);
    program.put("work.master", key);
    const listed = program.whole("work.moves");
    for (let i = 0; i < moves.length; i++) listed[i] = BigInt(moves[i]!);
    program.call("choose_one", { policy, n_moves: moves.length });
    return Number(program.whole("chosen")[0]);
  }
}

export const loadChoice = async (game: string): Promise<Choice> => new Choice(await moduleOf(game, "choice"));
