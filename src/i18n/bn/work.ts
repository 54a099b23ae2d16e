import type { work as en } from "../en/work.ts";
import type { Translation } from "../keys.ts";

export const work: Translation<"bn", typeof en> = {
  answer: {},

  snippets: {},

  drafts: {
    group: "সেভ",
    more: "সেভ করার অন্য উপায়",
    publish: "সেভ করে প্রকাশ করুন",
    publishNote: "ভিজিটররা কয়েক মিনিটের মধ্যে দেখতে পাবেন।",
    save: "খসড়া সেভ করুন",
    saveNote: "সেভ করা সংস্করণ ও সাইটের পাতা যেমন আছে তেমনই থাকে।",
    notPublished: "এখনো প্রকাশিত হয়নি।",
    publishIt: "প্রকাশ করুন",
    publishNamed: "{{name}} ও বাকি সব পরিবর্তন প্রকাশ করুন",
    next: "সেভ করা সবকিছু প্রায় {{time}}-এ প্রকাশিত হবে।",
    others_one: "আরও {{count, number}}টি",
    others_other: "আরও {{count, number}}টি",
    month_one: "এ মাসে {{count, number}} বার প্রকাশিত হয়েছে।",
    month_other: "এ মাসে {{count, number}} বার প্রকাশিত হয়েছে।",
    failed: "খসড়া সেভ করা গেল না।",
    found: "{{name}}-এর খসড়া, {{time}}।",
    editing: "আপনি {{name}}-এর খসড়ায় কাজ করছেন, {{time}}।",
    beside: "সেভ করা সংস্করণে ও সাইটের পাতায় এটি নেই।",
    open: "খসড়া খুলুন",
    compare: "মিলিয়ে দেখুন",
    toSaved: "সেভ করা সংস্করণে ফিরুন",
    discard: "খসড়া বাতিল করুন",
    discardFailed: "খসড়া বাতিল করা গেল না।",
    discarded: "খসড়া বাতিল করা হয়েছে।",
    compareTitle: "খসড়া ও সেভ করা সংস্করণ",
    same: "খসড়াটি সেভ করা সংস্করণের মতোই।",
    newOnes: "এখনো সেভ না করা খসড়া",
    untitled: "নাম নেই",
    sides: { saved: "সেভ করা সংস্করণ", draft: "খসড়া" },
  },

  schedule: {
    says: {
      draftOnly: "শুধু একটি খসড়া। ভিজিটররা এটি দেখেন না।",
      unknown: "ভিজিটররা কী দেখছেন, আমরা জানি না।",
      refused: "ভিজিটররা এটি দেখেন না, কারণ এটি দিয়ে পাতা তৈরি করা যায় না।",
      byContent: "এর বদলে ভিজিটররা কনটেন্ট ফাইলের পাতাটি দেখছেন।",
      building: "এখনই প্রকাশিত হচ্ছে।",
      live: "ভিজিটররা এই সংস্করণটিই দেখছেন।",
      liveUntil: "{{until}} পর্যন্ত ভিজিটররা এই সংস্করণটি দেখবেন।",
      lacking: "ভিজিটররা এটি দেখছেন, তবে কিছু একটা বাদ পড়েছে।",
      hidden: "নিষ্ক্রিয় বলে ভিজিটররা এটি দেখেন না।",
      upcoming: "{{from}}-এ সবার জন্য প্রকাশিত হবে।",
      upcomingUntil: "{{from}}-এ সবার জন্য প্রকাশিত হবে, {{until}}-এ সাইট থেকে সরে যাবে।",
      starting: "সময় ছিল {{from}}। প্রায় ২০ মিনিটের মধ্যে প্রকাশিত হবে।",
      ending: "শেষ হওয়ার সময় ছিল {{until}}। প্রায় ২০ মিনিটের মধ্যে সাইট থেকে সরে যাবে।",
      ended: "{{until}} থেকে সাইটে নেই।",
      goingAway: "এখনো সাইটে আছে। পরের প্রকাশে সাইট থেকে সরে যাবে, ফিরবে {{from}}-এ।",
      waitingOld: "এখনো প্রকাশিত হয়নি। ভিজিটররা আগের সংস্করণ দেখছেন।",
      waitingNew: "এখনো প্রকাশিত হয়নি। ভিজিটররা এটি দেখেন না।",
      waitingOff: "এখনো প্রকাশিত হয়নি। আপনি প্রকাশ না করা পর্যন্ত ভিজিটররা এটি দেখবেন।",
    },
  },

  translations: {},

  agency: {},

  questions: {},

  library: {},

  lists: {
    contents: "এই পাতায়",
    jump: "কোনো অংশে যান",
    previewEmpty: "লিখতে শুরু করলে এখানে প্রিভিউ দেখা যাবে।",
  },

  presence: {},

  activity: {},

  checks: {},
};
