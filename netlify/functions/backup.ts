import type { Config } from "@netlify/functions";
import { backup } from "#domain/api/backup.ts";
import { exportObjects, importObjects } from "#server/backup/backup-objects.ts";
import { exportRecords, importRecords } from "#server/backup/backup.ts";
import { reply } from "#server/http/http.ts";
import { serve } from "#server/http/serve.ts";
import { say } from "#site/i18n/sentence.ts";

export default serve(backup, {
  /** The export is a file that the import accepts unchanged. */
  async exportRecords({ request }) {
    const data = await exportRecords();
    const name = `records-${data.exportedAt.slice(0, 10)}.json`;
    return reply(request, { data }, { "content-disposition": `attachment; filename="${name}"` });
  },
  async importRecords({ body: { data }, session: { user } }) {
    const total = await importRecords(data, user);
    return { total, message: say("backup.records", { count: total }) };
  },
  exportObjects: ({ query }) => exportObjects(query.cursor),
  async importObjects({ body: { data } }) {
    const total = await importObjects(data);
    return { total, message: say("backup.objects", { count: total }) };
  },
});

export const config: Config = {
  path: ["/api/export", "/api/export/objects", "/api/import", "/api/import/objects"],
};
