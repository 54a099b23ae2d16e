/**
 * The accounts of a demo, which everybody may know: they exist only where DEMO is on. Without zod,
 * so that a page can show them.
 */
export const DEMO_STAFF = [
  { name: "Nadia Rahman", email: "admin@nokshaworks.example", role: "admin" },
  { name: "Tanvir Hasan", email: "manager@nokshaworks.example", role: "manager" },
] as const;

export const DEMO_PASSWORD = "nakshi-demo-2020";
