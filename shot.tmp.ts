import { chromium } from "playwright";
const [out, width, locale, ...paths] = process.argv.slice(2);
const b = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: ["--no-sandbox","--disable-gpu"] });
const c = await b.newContext({ viewport: { width: Number(width), height: 900 }, reducedMotion: "reduce", locale });
for (const p of paths) { const g = await c.newPage(); g.on("console", m => { if (["error","warning"].includes(m.type())) console.log(p, m.text()); }); await g.goto("http://localhost:9151" + p, { waitUntil: "load" }); await g.evaluate(async () => { for (let y=0;y<document.body.scrollHeight;y+=700){scrollTo(0,y); await new Promise(r=>setTimeout(r,60));} scrollTo(0,0); }); await g.waitForTimeout(300);
 const w = await g.evaluate(() => document.documentElement.scrollWidth - innerWidth); if (w>0) console.log(p, "overflow", w);
 await g.screenshot({ path: `${out}${p.replace(/\W+/g,"_")}-${width}.png`, fullPage: true }); await g.close(); }
await b.close();
