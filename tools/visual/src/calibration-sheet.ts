/** The path at which the server serves the sheet. */
export const sheetPath = '/__visual/calibration.html';

/**
 * A page with content that processors draw differently: letters, curves, gradients, shadows, blurs, rotation and
 * transparency. It uses nothing of the project, so that only the machine can change it.
 */
export const sheet = `<!doctype html>
<meta charset="utf-8">
<link rel="stylesheet" href="/__visual/fonts.css">
<style>
  body { display: grid; gap: 16px; margin: 16px; font: 16px sans-serif; }
  p { margin: 0; font-size: 21.3px; letter-spacing: -0.013em; }
  .row { display: flex; gap: 24px; }
  .row * { inline-size: 120px; block-size: 72px; }
  .linear { background: linear-gradient(97deg, #ff5a1f, #10151c 70%); }
  .radial { background: radial-gradient(closest-side at 30% 40%, #ffb35c, #0b0d10); }
  .shadow { border-radius: 13.5px; background: #fff; box-shadow: 0 9px 27px rgb(16 21 28 / 35%), inset 0 1px 3px #1d6f7a; }
  .turned { background: #1d6f7a; opacity: 0.63; transform: rotate(7deg) scale(0.83); }
  .blurred { background: conic-gradient(#c33, #3c3, #33c, #c33); filter: blur(5px) saturate(1.4); }
</style>
<p>Sphinx of black quartz, judge my vow: 0123456789 €£¥₩ àéîõü ß</p>
<p lang="ja" style="font-family: 'Noto Sans JP'">変形ロボットの新時代へ、あなたの声で。</p>
<p lang="ko" style="font-family: 'Noto Sans KR'">목소리로 변신하는 로봇</p>
<p lang="zh" style="font-family: 'Noto Sans SC'">一声令下,机器人即刻变形</p>
<div class="row"><i class="linear"></i><i class="radial"></i><i class="shadow"></i><i class="turned"></i><i class="blurred"></i></div>
<svg width="360" height="96" fill="none" stroke="#10151c" stroke-width="2.3"><circle cx="48" cy="48" r="38.6"/><path d="M110 80C150-20 190 120 240 12L350 84Z" fill="#ff5a1f66"/></svg>
`;
