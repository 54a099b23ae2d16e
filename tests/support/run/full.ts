/**
 * Whether this is the thorough run, `npm run test:full`: each night it looks at everything of which
 * the ordinary run looks at one of a kind.
 */
export const FULL = Boolean(process.env["TEST_FULL"]);
