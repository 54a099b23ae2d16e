/**
 * Whether this is the thorough run, `npm run test:full`: it checks everything nightly, where the
 * ordinary run checks one of a kind.
 */
export const FULL = Boolean(process.env["TEST_FULL"]);
