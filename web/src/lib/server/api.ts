// The REST API: one function to ask, and what went wrong as an error with its code.

import { asksHere } from "../alone/ids";
import type { Problem } from "./protocol";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    line: string,
  ) {
    super(line);
  }
}

let csrf = "";

export function setCsrf(token: string | null): void {
  csrf = token ?? "";
}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type Asked = (method: Method, path: string, body?: unknown) => Promise<{ status: number; text: string }>;

let here: Asked = () => Promise.reject(new ApiError(0, "offline", "nothing can be asked yet"));

/** Who answers about tables on this device. */
export function answersHere(asked: Asked): void {
  here = asked;
}

/** Ask on this device. */
export async function askHere<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const { status, text } = await here(method, path, body);
  return read<T>(status, text, "");
}

/** The record of a game on this device, as a file. */
export const fileHere = async (record: string): Promise<string> => (await here("GET", `/api/records/${record}/file`)).text;

export async function ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
  if (asksHere(path)) return askHere<T>(method, path, body);
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (method !== "GET" && csrf) headers["X-CSRF-Token"] = csrf;
  let response: Response;
  try {
    response = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new ApiError(0, "offline", "the server cannot be reached");
  }
  return read<T>(response.status, await response.text(), response.statusText);
}

function read<T>(status: number, text: string, otherwise: string): T {
  if (status >= 400) {
    let problem: Partial<Problem> = {};
    try {
      problem = JSON.parse(text) as Problem;
    } catch {
      // Not ours: a proxy's page, perhaps.
    }
    throw new ApiError(status, problem.code ?? "failed", problem.line ?? otherwise);
  }
  return (text ? JSON.parse(text) : undefined) as T;
}

export const get = <T>(path: string): Promise<T> => ask<T>("GET", path);
export const post = <T>(path: string, body?: unknown): Promise<T> => ask<T>("POST", path, body);
