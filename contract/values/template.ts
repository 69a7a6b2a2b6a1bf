export type Template<Params> = ((params: Params) => string) & { example: Params };

type Widened<T> = { [K in keyof T]: T[K] extends number ? number : T[K] extends string ? string : T[K] };

export function template<const Params extends object>(
  example: Params,
  inWords: (params: Widened<Params>) => string,
): Template<Widened<Params>> {
  return Object.assign(inWords, { example: example as Widened<Params> });
}

export type Translations<Table> = {
  [Reason in keyof Table]: Table[Reason] extends Template<infer Params> ? (params: Params) => string : string;
};
