import type { work as en } from "../en/work.ts";
import type { Translation } from "../keys.ts";

export const work: Translation<"bn", typeof en> = {
  answer: {
    lede: "ইনবক্সে {{total, number}}টি, অপঠিত {{unread, number}}টি, উত্তর বাকি {{open, number}}টির।",
    listLabel: "বার্তা, সবচেয়ে জরুরিটি আগে",
    state: "অবস্থা",
    work: "এই বার্তার কাজ",
    filters: {
      any: "যেকোনো অবস্থা",
      open: "খোলা",
      mine: "আমার",
      overdue: "সময় পেরিয়েছে",
      answered: "উত্তর দেওয়া",
      closed: "বন্ধ",
    },
    counted: "{{name}} ({{count}})",
    label: "লেবেল",
    anyLabel: "যেকোনো লেবেল",
    noneTitle: "এখানে কোনো বার্তা নেই",
    noneText: "এই ছাঁকনির সঙ্গে কোনো বার্তা মেলে না।",
    states: { open: "খোলা", answered: "উত্তর দেওয়া", closed: "বন্ধ" },
    elsewhere: "অন্য মাধ্যমে উত্তর দেওয়া হয়েছে",
    close: "বন্ধ করুন",
    reopen: "আবার খুলুন",
    done: {
      closed: "উত্তর ছাড়া বন্ধ করা হয়েছে।",
      open: "আবার খোলা হয়েছে।",
      owner: "দায়িত্ব বদলানো হয়েছে।",
    },
    undone: "আগের অবস্থায় ফেরানো হয়েছে।",
    owner: "দায়িত্বে",
    nobody: "কেউ না",
    you: "{{name}} (আপনি)",
    labels: "লেবেল",
    addLabel: "লেবেল যোগ করুন",
    add: "যোগ করুন",
    removeLabel: "{{label}} লেবেলটি সরান",
    labelLong: "একটি লেবেলে সর্বোচ্চ {{max, number}}টি অক্ষর থাকতে পারে।",
    labelsMany: "একটি বার্তায় সর্বোচ্চ {{max, number}}টি লেবেল থাকতে পারে।",
    reopened: {
      addition: "আবার খোলা: প্রেরক আরও কিছু যোগ করেছেন।",
      correction: "আবার খোলা: প্রেরক ইমেইল ঠিকানা শুধরেছেন।",
      mail: "আবার খোলা: উত্তরটি পাঠানো যায়নি।",
    },
  },

  snippets: {},

  drafts: {},

  schedule: {},

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
