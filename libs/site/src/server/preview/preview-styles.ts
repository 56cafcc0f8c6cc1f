/** The preview bar's own style sheet, served in previews only: shoppers' pages contain nothing of it. */
export const previewStyles = `
.preview-bar{position:fixed;inset-inline:0;inset-block-end:0;z-index:50;display:flex;gap:.25rem 1rem;align-items:end;justify-content:space-between;
  padding:.5rem 1rem;background:#003b46;color:#e9fbff;font:500 13px/1.5 ui-monospace,Menlo,Consolas,monospace;border-block-start:2px solid #35d6ef}
.preview-bar a{color:#8ff0ff;text-underline-offset:.2em}
.preview-bar>a{white-space:nowrap}
.preview-bar form{display:none;gap:.25rem;align-items:center;min-inline-size:0}
.preview-bar input,.preview-bar button{font:inherit;color:inherit;background:#00515f;border:1px solid #35d6ef;border-radius:4px;padding:0 .5rem;
  min-block-size:24px;max-inline-size:100%}
.preview-bar button{cursor:pointer;max-inline-size:16rem;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.preview-bar summary{cursor:pointer;min-block-size:24px}
.preview-bar ul{max-block-size:40vh;overflow:auto;margin:.5rem 0 0;padding:0;list-style:none;display:grid;gap:.375rem}
.preview-bar li{display:flex;flex-wrap:wrap;gap:0 1rem}
.preview-bar time{color:#b9d8de}
.preview-bar [aria-current]{color:#fff;font-weight:700}
body:has(.preview-bar){padding-block-end:3.5rem}
[data-at-the-foot]{margin-block-end:3.5rem}
@media(width>=60rem){
.preview-bar{flex-wrap:wrap}
.preview-bar form{display:flex}
body:has(.preview-bar){padding-block-end:5.5rem}
[data-at-the-foot]{margin-block-end:5.5rem}
}
@media print{.preview-bar{display:none}}
`;
