import type { Activity } from "#domain/record.ts";
import type { Translation } from "../translation.ts";

export const dashboard: Translation<"bn">["dashboard"] = {
  title: "ড্যাশবোর্ড",
  /** First name of who is signed in. */
  greeting: { morning: "শুভ সকাল, {{name}}", afternoon: "শুভ অপরাহ্ন, {{name}}", evening: "শুভ সন্ধ্যা, {{name}}" },
  /** The date of today as a sentence of its own. */
  today: "{{day}}।",
  nobodyWaits: "কেউ উত্তরের অপেক্ষায় নেই।",
  waiting_one: "একজন উত্তরের অপেক্ষায় আছেন।",
  waiting_other: "{{count, number}} জন উত্তরের অপেক্ষায় আছেন।",
  loading: "ড্যাশবোর্ড লোড হচ্ছে",
  failed: "ড্যাশবোর্ডের তথ্য আনা গেল না। সার্ভার সাড়া দিচ্ছে না: একটু পরে আবার চেষ্টা করুন, না হলে সাইটের দেখাশোনা যিনি করেন তাঁকে জানান।",
  stats: {
    label: "মোট হিসাব",
    services: "সেবা",
    projects: "প্রজেক্ট",
    contacts: "যোগাযোগ",
    unread: "অপঠিত",
    allActive: "সবগুলো সক্রিয়",
    active: "{{active, number}}টি সক্রিয়, {{inactive, number}}টি নিষ্ক্রিয়",
    contactsNote: "জিজ্ঞাসা ও অনুরোধ",
    /** `when` as inside of a sentence: a time, "yesterday", a short weekday or a date. */
    oldest: "সবচেয়ে পুরোনো: {{when}}",
    noneUnread: "সব পড়া হয়েছে",
    unknown: "জানা নেই",
  },
  messages: {
    title: "যাঁরা বেশি দিন অপেক্ষায়",
    open: "ইনবক্স খুলুন",
    none: "কেউ উত্তরের অপেক্ষায় নেই।",
    loading: "বার্তা লোড হচ্ছে",
  },
  activity: {
    title: "সাম্প্রতিক কাজ",
    none: "এখনো কিছুই বদলানো হয়নি।",
    /** `who` has done it; `what` is the title of a service or project, or the name of a person. */
    told: {
      created: "{{who}} তৈরি করেছেন: {{what}}",
      changed: "{{who}} বদলেছেন: {{what}}",
      deleted: "{{who}} মুছেছেন: {{what}}",
      restored: "{{who}} ফিরিয়ে এনেছেন: {{what}}",
      reverted: "{{who}} আগের ভার্সনে ফিরিয়েছেন: {{what}}",
      imported: "{{who}} ইমপোর্ট করেছেন: {{what}}",
      filled: "{{who}} ওয়েবসাইট থেকে এনেছেন: {{what}}",
      purged: "{{who}} স্থায়ীভাবে মুছেছেন: {{what}}",
      ordered: "{{who}} ক্রম বদলেছেন: {{what}}",
      disabled: "{{who}} সাইন ইন বন্ধ করেছেন: {{what}}",
      enabled: "{{who}} সাইন ইন চালু করেছেন: {{what}}",
      "role-changed": "{{who}} ভূমিকা বদলেছেন: {{what}}",
      "password-reset": "{{who}} নতুন পাসওয়ার্ড দিয়েছেন: {{what}}",
      renamed: "{{who}} নাম বদলেছেন: {{what}}",
    } satisfies Record<Activity["action"], string>,
    /** What was done with a whole list. */
    lists: {
      services: { imported: "{{who}} সেবাগুলো ইমপোর্ট করেছেন", ordered: "{{who}} সেবাগুলোর ক্রম বদলেছেন" },
      projects: { imported: "{{who}} প্রজেক্টগুলো ইমপোর্ট করেছেন", ordered: "{{who}} প্রজেক্টগুলোর ক্রম বদলেছেন" },
    },
  },
  actions: {
    title: "দ্রুত কাজ",
    service: "সেবা যোগ করুন",
    project: "প্রজেক্ট যোগ করুন",
    services: "সেবাগুলো দেখুন",
    projects: "প্রজেক্টগুলো দেখুন",
  },
  status: {
    title: "সিস্টেমের অবস্থা",
    site: "ওয়েবসাইট",
    backend: "সার্ভার",
    mail: "ইমেইল",
    role: "আপনার ভূমিকা",
    online: "অনলাইন",
    offline: "সাড়া নেই",
    connected: "সংযুক্ত",
    disconnected: "সংযোগ নেই",
    failing: "সমস্যা হচ্ছে: {{parts}}",
    checking: "যাচাই হচ্ছে",
    mailOk: "কিছু আটকে নেই",
    mailUnknown: "জানা নেই",
    /** Mails to the staff. */
    mailWaiting_one: "{{count, number}}টি অপেক্ষায়",
    mailWaiting_other: "{{count, number}}টি অপেক্ষায়",
    mailFailed_one: "{{count, number}}টি পাঠানো যায়নি",
    mailFailed_other: "{{count, number}}টি পাঠানো যায়নি",
  },
};
