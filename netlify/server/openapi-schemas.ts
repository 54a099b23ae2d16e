/** The schemas that the description of the API names: what goes in, as a sender may write it, and what comes out. */
import { publicProject, publicService, publicUser, recordVersion, trashEntry, uploadedPicture } from "#domain/answers.ts";
import { backup } from "#domain/backup.ts";
import { objectsPage } from "#domain/backup-objects.ts";
import { inboxMessage, inboxStats, messagePatch } from "#domain/inbox.ts";
import { enquirySubmission, requestSubmission } from "#domain/message.ts";
import { newsletterInput, newsletterReader } from "#domain/newsletter.ts";
import { projectInput, projectRecord } from "#domain/project.ts";
import { publishState } from "#domain/publishing.ts";
import { activityEntry, orderInput } from "#domain/record.ts";
import { serviceInput, serviceRecord } from "#domain/service.ts";
import { loginInput, passwordInput, userChange, userInput } from "#domain/user.ts";

export const INPUTS = {
  Enquiry: enquirySubmission,
  ServiceRequest: requestSubmission,
  NewsletterEntry: newsletterInput,
  ServiceInput: serviceInput,
  ProjectInput: projectInput,
  Order: orderInput,
  MessageChange: messagePatch,
  SignIn: loginInput,
  PasswordChange: passwordInput,
  UserInput: userInput,
  UserChange: userChange,
  Import: backup,
  ObjectsPage: objectsPage,
} as const;

export const OUTPUTS = {
  PublicService: publicService,
  PublicProject: publicProject,
  Service: serviceRecord,
  Project: projectRecord,
  Version: recordVersion,
  TrashEntry: trashEntry,
  Publishing: publishState,
  Activity: activityEntry,
  Export: backup.shape.data,
  ExportedObject: objectsPage.shape.data.element,
  Message: inboxMessage,
  InboxStats: inboxStats,
  NewsletterReader: newsletterReader,
  User: publicUser,
  UploadedPicture: uploadedPicture,
} as const;

export type SchemaName = keyof typeof INPUTS | keyof typeof OUTPUTS;
