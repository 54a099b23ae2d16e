/** The table of shortcuts, which `?` opens. */
import type { Translation } from "../translation.ts";

export const shortcuts: Translation<"bn">["shortcuts"] = {
  everywhere: {
    title: "সব জায়গায়",
    search: "খুঁজুন, কিংবা নাম লিখে যেকোনো কাজ করুন",
    list: "এই তালিকা দেখুন",
    close: "যা খোলা আছে তা বন্ধ করুন",
  },
  lists: {
    title: "তালিকা",
    select: "টিক ঘরে ফোকাস থাকা সারিটি নির্বাচন করুন",
    through: "এই সারি পর্যন্ত সব নির্বাচন করুন",
    clear: "নির্বাচন বাতিল করুন",
  },
  forms: { title: "ফর্ম", save: "সেভ করুন" },
  messages: {
    title: "বার্তা",
    next: "পরের বার্তা",
    previous: "আগের বার্তা",
    read: "পঠিত হিসেবে চিহ্নিত করুন",
    unread: "অপঠিত হিসেবে চিহ্নিত করুন",
  },
  order: {
    title: "সেবা, তালিকার লেখা ও ছবির ক্রম",
    take: "হাতলে ফোকাস রেখে জিনিসটি তুলুন, আবার রাখুন",
    up: "ওপরে তুলুন",
    down: "নিচে নামান",
    top: "সবার ওপরে নিন",
    bottom: "সবার নিচে নিন",
    back: "আগের জায়গায় ফেরান",
  },
  /** What stands on the keys of this language's keyboards; those that are not here have no words on them. */
  keys: { Esc: "Esc", Space: "Space", Shift: "Shift", Click: "ক্লিক", Home: "Home", End: "End" },
};
