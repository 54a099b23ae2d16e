/** Posting to the imported function of service requests, as the platform would call it. */
import serviceRequest from "../../../netlify/functions/service-request.ts";
import { poster } from "./enquiry.ts";

export const { post, postForm, send, call } = poster(
  serviceRequest,
  "http://localhost:8888/api/service/submit-request",
);

export const REQUEST = {
  service: "Amazon Store setup",
  name: "Imran Hossain",
  email: "imran@itbari.example",
  phone: "",
  message: "We register the brand, build the catalogue…",
  budget: "",
  timeline: "",
};
