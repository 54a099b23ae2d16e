/** Words of the forms of services and projects. */
import type { Translation } from "../translation.ts";

export const record: Translation<"bn">["record"] = {
  list: {
    detail: {
      entry: "{{n, number}} নম্বর বিবরণ",
      add: "বিবরণ যোগ করুন",
      remove: "{{n, number}} নম্বর বিবরণ সরান",
      up: "{{n, number}} নম্বর বিবরণ ওপরে তুলুন",
      down: "{{n, number}} নম্বর বিবরণ নিচে নামান",
      grip: "{{n, number}} নম্বর বিবরণের ক্রম বদলান",
      moved: "বিবরণটি এখন {{total, number}}টির মধ্যে {{n, number}} নম্বরে।",
      removed: "{{n, number}} নম্বর বিবরণ সরানো হয়েছে।",
    },
    feature: {
      entry: "{{n, number}} নম্বর বৈশিষ্ট্য",
      add: "বৈশিষ্ট্য যোগ করুন",
      remove: "{{n, number}} নম্বর বৈশিষ্ট্য সরান",
      up: "{{n, number}} নম্বর বৈশিষ্ট্য ওপরে তুলুন",
      down: "{{n, number}} নম্বর বৈশিষ্ট্য নিচে নামান",
      grip: "{{n, number}} নম্বর বৈশিষ্ট্যের ক্রম বদলান",
      moved: "বৈশিষ্ট্যটি এখন {{total, number}}টির মধ্যে {{n, number}} নম্বরে।",
      removed: "{{n, number}} নম্বর বৈশিষ্ট্য সরানো হয়েছে।",
    },
    picture: {
      grip: "{{n, number}} নম্বর ছবির ক্রম বদলান",
      moved: "ছবিটি এখন {{total, number}}টির মধ্যে {{n, number}} নম্বরে।",
      removed: "{{n, number}} নম্বর ছবি সরানো হয়েছে।",
    },
    full: "সর্বোচ্চ {{max, number}}টি দেওয়া যায়।",
  },
  leave: {
    title: "সেভ না করেই চলে যাবেন?",
    text: "এখানে যা বদলেছেন তা সেভ হয়নি। এই ব্রাউজারে ড্রাফট হিসেবে থেকে যাবে।",
    uploading: "ছবি এখনো আপলোড হচ্ছে। যেগুলো পৌঁছায়নি, সেগুলো হারিয়ে যাবে।",
    action: "চলে যান",
  },
  save: {
    unchanged: "কিছুই বদলায়নি।",
    shortcut: "{{key}} চাপলে সেভ হবে, পাতাটি খোলাই থাকবে।",
  },
  draft: {
    kept: "এই ডিভাইসে ড্রাফট রাখা হয়েছে, {{time}}",
    found: "সেভ না করা ড্রাফট আছে, {{time}}",
    older: "এর পরে আরেকজন এটি সেভ করেছেন। সেভ করলে দুটোই দেখতে পাবেন।",
    restore: "ফিরিয়ে আনুন",
    discard: "ফেলে দিন",
    restored: "আপনার ড্রাফট ফর্মে আনা হয়েছে। এখনো সেভ হয়নি।",
    discarded: "ড্রাফট ফেলে দেওয়া হয়েছে।",
  },
  value: {
    none: "খালি",
    on: "চালু",
    off: "বন্ধ",
    noAlt: "বর্ণনা নেই",
  },
};
