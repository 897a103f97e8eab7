import { expect, it } from "vitest";
import { ApiError } from "./api";
import { lineOf } from "./problem";

const said = (code: string, line: string): Promise<string> => lineOf(new ApiError(409, code, line));

it("says what the server refuses in words, and its own line where that tells more", async () => {
  expect(await said("not-host", "403 for programs")).toBe("Only the host can do that.");
  expect(await said("banned", "you are banned from this server: spam")).toBe("You are banned from this server: spam");
  expect(await said("of-tomorrow", "a code that is not known here")).toBe("A code that is not known here");
  expect(await lineOf(new Error("as it is"))).toBe("as it is");
});
