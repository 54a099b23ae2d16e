/** Types of a client's requests and answers. Only types, so that no schema reaches a browser. */
import type { z } from "zod";
import type { DataOf, Named, Operation, ParameterOf } from "./contract.ts";
import type { Api } from "./contracts.ts";

export type Route = keyof Api;
/** The routes that answer with a file. */
export type FileRoute = { [R in Route]: Api[R] extends { answers: "csv" } ? R : never }[Route];

export type Received<R extends Route> = DataOf<Api[R]>;

/** The input of a route; `etag` is a revision, or the ETag of an answer. */
export type Sent<R extends Route> = Params<ParameterOf<R>> &
  Query<Api[R]> &
  Body<Api[R]> &
  Version<Api[R]>;

type Params<Name extends string> = [Name] extends [never]
  ? { params?: undefined }
  : { params: Record<Name, string | number> };
type Query<O extends Operation> = O extends { query: infer Schema extends z.ZodType }
  ? { query?: z.input<Schema> }
  : { query?: undefined };
/** Routes of several kinds accept the body of any of them. */
type Body<O extends Operation> = [O] extends [{ upload: true }]
  ? { body: FormData }
  : [O] extends [{ body: Named }]
    ? { body: Json<InputOf<O>> }
    : { body?: undefined };
type InputOf<O extends Operation> = O extends { body: infer Schemas extends Named }
  ? z.input<Schemas[keyof Schemas]>
  : never;
type Version<O extends Operation> = O extends { ifMatch: true }
  ? { etag: string | number | undefined }
  : { etag?: string | number | undefined };

/** JSON omits `undefined` values. */
type Json<T> = T extends object
  ? { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
      [K in keyof T]?: T[K] | undefined;
    }
  : T;
