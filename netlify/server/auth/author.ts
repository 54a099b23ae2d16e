/** Who makes a change. */
export interface Author {
  _id: string;
  name: string;
}

/** Of a session's user only what a note keeps. */
export function person({ _id, name }: Author): Author {
  return { _id, name };
}
