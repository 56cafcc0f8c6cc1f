import { expect } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';

type Node = Awaited<ReturnType<typeof readNodes>>[number];
type Tree = ReadonlyMap<string, Node>;

/** A press of keys or something else that happens, the line that is announced then, and what live regions add to it. */
type Step = readonly [event: string | (() => unknown), line: string, ...heard: string[]];

/** The keys that lead to the stop before. */
export const back = '{Shift>}{Tab}{/Shift}';

/** Roles whose names in Chromium's tree differ from the words of a screen reader. */
const roleWords: Readonly<Record<string, string>> = {
  DisclosureTriangle: 'disclosure',
  DisclosureTriangleGrouped: 'disclosure',
  combobox: 'choice',
  listitem: 'list item',
  radio: 'radio button',
  searchbox: 'search field',
  tablist: 'tab list',
  tabpanel: 'tab panel',
  textbox: 'text field',
};

/** Properties of the tree and their words, in the order in which they are announced. */
const stateWords: Readonly<Record<string, string>> = {
  'multiline true': 'several lines',
  'hasPopup dialog': 'opens a dialog',
  'expanded true': 'expanded',
  'expanded false': 'collapsed',
  'checked true': 'checked',
  'checked mixed': 'partly checked',
  'checked false': 'not checked',
  'pressed true': 'pressed',
  'pressed false': 'not pressed',
  'selected true': 'selected',
  'disabled true': 'unavailable',
  'readonly true': 'read only',
  'invalid true': 'invalid entry',
  'required true': 'required',
};

const landmarks = ['banner', 'complementary', 'contentinfo', 'dialog', 'list', 'navigation', 'search'];

/** Containers that are announced where they have a name. */
const namedContainers = ['group', 'radiogroup', 'region', 'tablist', 'tabpanel', 'toolbar'];

/** Containers whose members are counted. */
const sets: Readonly<Record<string, readonly string[]>> = { tab: ['tablist'], radio: ['radiogroup', 'group'] };

/** Returns the accessibility tree of the document under test, which Chromium gives to screen readers. */
async function readNodes() {
  const { frameTree } = await cdp().send('Page.getFrameTree');
  const address = location.href.split('#')[0];
  const here = [frameTree, ...(frameTree.childFrames ?? [])].find(({ frame }) => frame.url === address);
  if (!here) throw new Error(`No frame shows ${address}.`);
  const { nodes } = await cdp().send('Accessibility.getFullAXTree', { frameId: here.frame.id });
  return nodes;
}

function textOf(value: Node['name']) {
  return String(value?.value ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

function roleOf({ role }: Node) {
  return textOf(role);
}

function property({ properties = [] }: Node, name: string) {
  const found = properties.find((each) => each.name === name);
  return found && String(found.value.value);
}

/** Returns what a node is in, from the document inwards. */
function around(tree: Tree, { parentId }: Node): Node[] {
  const parent = parentId === undefined ? undefined : tree.get(parentId);
  return parent ? [...around(tree, parent), ...(parent.ignored ? [] : [parent])] : [];
}

/** Returns what is in a node, in the order in which it is read. */
function within(tree: Tree, { childIds = [] }: Node): Node[] {
  return childIds.flatMap((id) => {
    const child = tree.get(id);
    return child ? [...(child.ignored ? [] : [child]), ...within(tree, child)] : [];
  });
}

/** Returns the texts in a node by the ids of the nodes that hold them. */
function textsIn(tree: Tree, node: Node) {
  const leaves = within(tree, node).filter((each) => ['StaticText', 'image'].includes(roleOf(each)));
  return new Map(leaves.map((leaf) => [leaf.backendDOMNodeId, textOf(leaf.name)]));
}

function joined(texts: Iterable<string>) {
  return [...texts].filter(Boolean).join(' ');
}

/** Returns the place of a node among its peers, such as "1 of 3". */
function placeOf(tree: Tree, node: Node) {
  const role = roleOf(node);
  const set = around(tree, node).findLast((each) => sets[role]?.includes(roleOf(each)));
  if (!set) return '';
  const peers = within(tree, set).filter((each) => roleOf(each) === role);
  return `${peers.indexOf(node) + 1} of ${peers.length}`;
}

function sizeOf(tree: Tree, list: Node) {
  const items = within(tree, list).filter((each) => roleOf(each) === 'listitem');
  const own = items.filter((item) => around(tree, item).findLast((each) => roleOf(each) === 'list') === list);
  return own.length === 1 ? '1 item' : `${own.length} items`;
}

/** Returns the words of a node's role: its own, where it has some. */
function roleWord(node: Node) {
  const role = roleOf(node);
  return property(node, 'roledescription') ?? roleWords[role] ?? role;
}

/**
 * Returns the words of what the protocol leaves out of the tree: `aria-busy`, `aria-current`, and `required` of all but
 * text fields.
 */
function attributeWords(node: Node) {
  const focused = document.activeElement;
  const current = focused?.getAttribute('aria-current') ?? 'false';
  return [
    focused?.getAttribute('aria-busy') === 'true' && 'busy',
    property(node, 'required') !== 'true' && focused?.matches(':required') && 'required',
    current !== 'false' && joined(['current', current === 'true' ? '' : current]),
  ];
}

/** Returns the line for what has the focus: name, role, states, value, description and place. */
function lineOf(tree: Tree, node: Node) {
  if (roleOf(node) === 'RootWebArea') return 'page';
  const states = Object.entries(stateWords).flatMap(([state, words]) => {
    const [name = '', value] = state.split(' ');
    return property(node, name) === value ? [words] : [];
  });
  return [
    // Without a name, a reader goes on with what is inside.
    textOf(node.name) || joined(textsIn(tree, node).values()),
    roleWord(node),
    ...states,
    ...attributeWords(node),
    textOf(node.value),
    textOf(node.description),
    placeOf(tree, node),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Returns the containers that a reader announces when the focus comes into them. */
function containersOf(tree: Tree, node: Node) {
  return [...around(tree, node), node].filter((each) => {
    const role = roleOf(each);
    return landmarks.includes(role) || (namedContainers.includes(role) && textOf(each.name) !== '');
  });
}

/** Returns the live regions: how they announce, and the texts in them. */
function regionsIn(tree: Tree) {
  const regions = [...tree.values()].filter((node) => {
    const urgency = node.ignored ? undefined : property(node, 'live');
    if (urgency !== 'polite' && urgency !== 'assertive') return false;
    return property(around(tree, node).at(-1) ?? node, 'live') !== urgency;
  });
  return new Map(
    regions.map((node) => [
      node.backendDOMNodeId,
      {
        urgency: property(node, 'live') === 'polite' ? 'politely' : 'at once',
        atomic: property(node, 'atomic') === 'true',
        texts: textsIn(tree, node),
      },
    ]),
  );
}

async function read() {
  const tree: Tree = new Map((await readNodes()).map((node) => [node.nodeId, node]));
  const focused = [...tree.values()].findLast((node) => !node.ignored && property(node, 'focused') === 'true');
  const containers = focused ? containersOf(tree, focused) : [];
  return { tree, focused, containers, regions: regionsIn(tree) };
}

type Reading = Awaited<ReturnType<typeof read>>;

/** Returns the line for the focus, after the containers that it has come into since an earlier reading. */
function announcedSince(before: Reading, { tree, focused, containers }: Reading) {
  if (!focused) return 'page';
  const known = new Set(before.containers.map((each) => each.backendDOMNodeId));
  const entered = containers
    .filter((each) => each !== focused && !known.has(each.backendDOMNodeId))
    .map((each) =>
      [textOf(each.name), roleWord(each), textOf(each.description), roleOf(each) === 'list' && sizeOf(tree, each)]
        .filter(Boolean)
        .join(', '),
    );
  return [...entered, lineOf(tree, focused)].join(' › ');
}

/**
 * Returns what live regions have said since an earlier reading. A polite one has to be there before its text: readers
 * miss one that comes with it.
 */
function heardSince(before: Reading, { regions }: Reading) {
  return [...regions].flatMap(([id, { urgency, atomic, texts }]) => {
    const earlier = before.regions.get(id)?.texts;
    if (!earlier && urgency === 'politely') return [];
    const fresh = [...texts].filter(([node, text]) => earlier?.get(node) !== text).map(([, text]) => text);
    const said = fresh.length > 0 && joined(atomic ? texts.values() : fresh);
    return said ? [`${urgency}: ${said}`] : [];
  });
}

/** Does each step in turn, and waits until the accessibility tree makes the announcement that the step names. */
export async function walk(...steps: readonly Step[]): Promise<void> {
  let before = await read();
  for (const [event, ...announcement] of steps) {
    if (typeof event === 'string') await userEvent.keyboard(event);
    else await event();
    let after = before;
    const announced = async () => {
      after = await read();
      return [announcedSince(before, after), ...heardSince(before, after)];
    };
    await expect.poll(announced, { message: `after ${String(event)}` }).toEqual(announcement);
    before = after;
  }
}
