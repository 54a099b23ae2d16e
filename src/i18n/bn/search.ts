import type { search as en } from "../en/search.ts";
import type { Translation } from "../keys.ts";

export const search: Translation<"bn", typeof en> = {
  search: {
    open: "খুঁজুন",
    close: "খোঁজা বন্ধ করুন",
    title: "খুঁজুন",
    titleFor: "খোঁজ: {{query}}",
    label: "এই সাইটে খুঁজুন",
    send: "খুঁজুন",
    groups: {
      services: "সেবা",
      platforms: "স্টোর",
      projects: "প্রজেক্ট",
      people: "মানুষ",
      articles: "লেখা",
      questions: "প্রশ্ন",
      pages: "পাতা",
      legal: "শর্ত ও গোপনীয়তা",
    },
    found_one: "“{{query}}” লিখে {{count}}টি ফল পাওয়া গেছে",
    found_other: "“{{query}}” লিখে {{count}}টি ফল পাওয়া গেছে",
    all: "সব ফল দেখুন",
    useful: "এখান থেকে শুরু করতে পারেন",
    none: "“{{query}}” লিখে কিছু পাওয়া যায়নি",
    noneText: "অন্য শব্দ লিখে দেখুন, কিংবা আমাদের জিজ্ঞেস করুন: উত্তর দেবেন একজন মানুষ।",
    similar: "এই সাইটে কাছাকাছি শব্দ:",
    ask: "আমাদের জিজ্ঞেস করুন",
    failed: "খোঁজার ব্যবস্থা লোড হয়নি। ইন্টারনেট সংযোগ দেখে নিন।",
    failedLink: "আলাদা পাতায় খুঁজুন",
    away: "এই মুহূর্তে খোঁজা যাচ্ছে না। এক মিনিট পর আবার চেষ্টা করুন।",
  },
};
