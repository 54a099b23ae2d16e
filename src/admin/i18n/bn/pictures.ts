/** Words of the pictures of a service or project. */
import type { Translation } from "../translation.ts";

export const pictures: Translation<"bn">["pictures"] = {
  title: "ছবি",
  used: "{{max, number}}টির মধ্যে {{n, number}}টি দেওয়া হয়েছে",
  full: "সর্বোচ্চ {{max, number}}টি ছবি দেওয়া যায়",
  add: "ছবি যোগ করুন",
  hint: "PNG, JPG, GIF, সর্বোচ্চ ১০ MB",
  cover: "কভার",
  nth: "{{n, number}} নম্বর ছবি",
  earlier: "{{n, number}} নম্বর ছবি সামনে আনুন",
  later: "{{n, number}} নম্বর ছবি পেছনে নিন",
  remove: "{{n, number}} নম্বর ছবি সরান",
  alt: "{{n, number}} নম্বর ছবিতে কী আছে, যাঁরা দেখতে পান না তাঁদের জন্য",
  elsewhere: "এটি এখানে আপলোড করা হয়নি, তাই পাতায় দেখানো যায় না। আপলোড করুন, নয়তো সরিয়ে দিন।",
  altHint: "ছবিতে কী আছে",
  preparing: "{{name}} ছোট করা হচ্ছে",
  uploading: "{{name}} আপলোড হচ্ছে",
  done: "{{name}} আপলোড হয়েছে।",
  failed: "{{name}} আপলোড করা গেল না",
  retry: "আবার চেষ্টা করুন",
  dismiss: "বাদ দিন",
  tooLarge: "ফাইলটি ১০ MB-এর চেয়ে বড়।",
  noPicture: "এটি ছবি হিসেবে পড়া গেল না।",
  othersLeft: "এগুলো ছবি নয়: {{names}}।",
  unfinished: "সব ছবি আপলোড হয়নি",
  unfinishedText: "যেগুলো হয়নি, সেগুলো আবার চেষ্টা করুন কিংবা বাদ দিন।",
};
