/**
 * The policy allows no `eval`, and some browsers report each probe for it, so schemas are run as
 * they are, never compiled.
 */
import { config } from "zod";

config({ jitless: true });
