/**
 * The content security policy allows no `eval`, and some browsers report each probe for it, so zod
 * must not compile schemas.
 */
import { config } from "zod";

config({ jitless: true });
