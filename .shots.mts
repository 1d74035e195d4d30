import { createRequire } from 'node:module';
const require = createRequire('/tmp/w/fair/package.json');
const { chromium } = require('@playwright/test');
const out='/tmp/w/fairshots'; import { mkdirSync } from 'node:fs'; mkdirSync(out,{recursive:true});
import { BROWSER_ARGS, browserPath } from './tests/browser.ts';
const browser=await chromium.launch({executablePath: await browserPath(), args: BROWSER_ARGS});
for (const [game,lang] of [['dice','id'],['crash','en'],['wingo','es-MX']]) {
  const ctx=await browser.newContext({viewport:{width:360,height:640},locale:lang});
  await ctx.addInitScript((l)=>{ try{localStorage.setItem('i18nextLng',l); localStorage.setItem('kilat.language',l);}catch{} }, lang);
  const p=await ctx.newPage();
  p.on('console',m=>m.type()==='error'&&console.log(game,m.text()));
  await p.goto(`http://localhost:4311/game/${game}/fairness`);
  await p.waitForTimeout(4000);
  console.log(game, await p.evaluate(()=>[document.documentElement.scrollWidth, innerWidth, document.documentElement.lang]));
  await p.screenshot({path:`${out}/${game}.png`,fullPage:true});
  await ctx.close();
}
await browser.close();
