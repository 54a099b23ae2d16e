import type { RecordChange } from "#domain/record.ts";
import type { Translation } from "../translation.ts";

/** Words of the versions of a record. */
export const history: Translation<"bn">["history"] = {
  open: "ইতিহাস",
  title: "ইতিহাস",
  lede_one: "একটি ভার্সন রাখা আছে।",
  lede_other: "{{count, number}}টি ভার্সন রাখা আছে, নতুনটি সবার আগে।",
  loading: "ইতিহাস লোড হচ্ছে",
  failed: "ইতিহাস আনা গেল না",
  current: "এখনকার",
  did: {
    created: "তৈরি",
    changed: "বদল",
    deleted: "ট্র্যাশে সরানো",
    restored: "ট্র্যাশ থেকে ফেরানো",
    reverted: "আগের ভার্সনে ফেরানো",
    imported: "ইমপোর্ট",
    filled: "ওয়েবসাইট থেকে আনা",
  } satisfies Record<RecordChange["action"], string>,
  /** What was done, and to which fields. */
  didTo: "{{did}}: {{fields}}",
  reverted: "{{revision, number}} নম্বর ভার্সনে ফেরানো",
  version: "ভার্সন {{revision, number}}",
  by: "{{name}}, {{time}}",
  somebody: "কেউ একজন",
  before: "আগে",
  after: "পরে",
  nothing: "কোনো ঘর বদলানো হয়নি।",
  first: "যা লেখা ছিল:",
  unknown: "এর আগে কী ছিল, তা আর রাখা নেই।",
  restore: "এই ভার্সনে ফিরুন",
  ask: "{{revision, number}} নম্বর ভার্সনে ফিরবেন?",
  askText: "তখন যা লেখা ছিল, আবার তা-ই হবে। এখনকার লেখা ইতিহাসে থেকে যাবে।",
  askDirty: "ফর্মে যা বদলেছেন কিন্তু সেভ করেননি, তা হারিয়ে যাবে।",
  action: "ফিরে যান",
  done: "{{revision, number}} নম্বর ভার্সনে ফেরানো হয়েছে।",
  undone: "আবার আগের অবস্থায় আনা হয়েছে।",
  failedRestore: "এই ভার্সনে ফেরা গেল না",
  conflict: "এর মধ্যে আরেকজন এটি সেভ করেছেন। আগে সর্বশেষ ভার্সনটি দেখে নিন।",
};
