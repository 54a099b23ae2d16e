/** The signed-in person. */
export interface Person {
  _id: string;
  name: string;
  email: string;
  role: "admin" | "manager";
}

export function isRole(value: unknown): value is Person["role"] {
  return value === "admin" || value === "manager";
}
