/** Words for two people who have changed the same record. */
import type { Translation } from "../translation.ts";

export const compare: Translation<"bn">["compare"] = {
  title: "এর মধ্যে আরেকজন এটি সেভ করেছেন",
  who: "আপনি লেখার সময় সেভ করেছেন {{name}}, {{time}}। আপনার লেখা কিছুই হারায়নি।",
  whoUnknown: "আপনি লেখার সময় আরেকজন সেভ করেছেন। আপনার লেখা কিছুই হারায়নি।",
  noClash: "আপনার আর তাঁর বদল আলাদা আলাদা ঘরে: দুটোই সেভ করা যাবে।",
  clashes_one: "একটি ঘর দুজনেই বদলেছেন।",
  clashes_other: "{{count, number}}টি ঘর দুজনেই বদলেছেন।",
  taken: "তাঁর কাছ থেকে নেওয়া হয়েছে:",
  mine: "আমার",
  theirs: "তাঁর",
  allMine: "সব আমারটা রাখুন",
  allTheirs: "সব তাঁরটা নিন",
  save: "সেভ করুন",
  saveBoth: "দুটোই সেভ করুন",
  back: "ফর্মে ফিরুন",
  choose_one: "আর একটি ঘরে বেছে নেওয়া বাকি।",
  choose_other: "আরও {{count, number}}টি ঘরে বেছে নেওয়া বাকি।",
};
