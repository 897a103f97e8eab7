// The REST API: one function to ask, and what went wrong as an error with its code.

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

export async function ask<T>(method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE", path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (method !== "GET" && csrf) headers["X-CSRF-Token"] = csrf;
  let response: Response;
  try {
    response = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new ApiError(0, "offline", "the server cannot be reached");
  }
  const text = await response.text();
  if (!response.ok) {
    let problem: Partial<Problem> = {};
    try {
      problem = JSON.parse(text) as Problem;
    } catch {
      // Not ours: a proxy's page, perhaps.
    }
    throw new ApiError(response.status, problem.code ?? "failed", problem.line ?? response.statusText);
  }
  return (text ? JSON.parse(text) : undefined) as T;
}

export const get = <T>(path: string): Promise<T> => ask<T>("GET", path);
export const post = <T>(path: string, body?: unknown): Promise<T> => ask<T>("POST", path, body);
