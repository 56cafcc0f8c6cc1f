/** The styles of the overlay, which is a tool of the team and uses no theme. */
export const overlayStyles = `
:host { all: initial; position: fixed; inset: 0; inline-size: 100%; block-size: 100%; max-inline-size: none; max-block-size: none; margin: 0; border: 0; padding: 0; overflow: hidden; background: none; pointer-events: none; font: 13px/1.4 system-ui, sans-serif; }
* { box-sizing: border-box; }
.box { position: absolute; border: 2px solid #f0f; border-radius: 2px; }
.box.quiet { border: 1px dashed #f0fa; }
.tip, .label, .panel, .open { color: #eef; background: #1b1030; border: 1px solid #f0f; border-radius: 4px; }
.tip { position: absolute; max-inline-size: min(40rem, calc(100vw - 16px)); padding: 6px 8px; overflow-wrap: anywhere; }
.label { position: absolute; padding: 0 4px; font-size: 10px; line-height: 14px; white-space: nowrap; }
.key { font: 600 13px/1.4 ui-monospace, monospace; color: #fbf; }
.file, .where { font: 11px/1.4 ui-monospace, monospace; color: #bbd; }
.where { color: #8f8; }
.open, .panel { pointer-events: auto; }
.open { position: absolute; inset-block-end: 4rem; inset-inline-start: 8px; padding: 6px 10px; font: inherit; cursor: pointer; }
.panel { position: absolute; inset-block: 8px; inset-inline-end: 8px; inline-size: min(32rem, calc(100vw - 16px)); display: flex; flex-direction: column; }
.panel[hidden] { display: none; }
.bar { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; padding: 8px; border-block-end: 1px solid #f0f6; }
.bar input[type=search] { flex: 1 1 10rem; padding: 6px; font: inherit; }
.bar button { padding: 6px 10px; font: inherit; cursor: pointer; }
ul { margin: 0; padding: 0; list-style: none; overflow-y: auto; flex: 1; }
li button { display: grid; gap: 1px; inline-size: 100%; padding: 6px 8px; border: 0; border-block-end: 1px solid #fff2; background: none; color: inherit; font: inherit; text-align: start; cursor: pointer; overflow-wrap: anywhere; }
li button:hover, li button:focus-visible { background: #f0f3; }
.note { padding: 4px 8px; color: #bbd; }
`;
