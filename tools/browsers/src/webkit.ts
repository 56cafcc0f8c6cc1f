import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { Builder, By, Key, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../../vitest.shared.ts';
import { windowSize, type Engine, type KeyName, type Window } from './engine.ts';
import type { Programs } from './installed.ts';

const keys: Readonly<Record<KeyName, string>> = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Space: Key.SPACE,
  ArrowDown: Key.ARROW_DOWN,
  ArrowRight: Key.ARROW_RIGHT,
};

/** Starts the driver of WebKitGTK on its own display. Each window is a session, which stores nothing. */
export async function startWebKit({ webkitDriver, miniBrowser, xvfb }: Programs): Promise<Engine> {
  const display = await startDisplay(xvfb);
  const port = await freePort();
  const driver = spawn(webkitDriver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display.name },
    stdio: 'ignore',
  });
  const session = () => openSession(`http://127.0.0.1:${port}`, miniBrowser);
  const stop = async () => {
    await end(driver);
    await end(display.process);
  };
  try {
    await waitForDriver(port);
    // Only a session knows the version. This one becomes the first window: if it ended right after its start, the
    // driver sometimes never opened the next one.
    const first = await session();
    const unused = [first];
    return {
      name: 'WebKit',
      version: String((await first.getCapabilities()).get('browserVersion')),
      openWindow: async () => webkitWindow(unused.pop() ?? (await session())),
      [Symbol.asyncDispose]: async () => {
        await unused.pop()?.quit();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Starts a virtual display with the first free number. */
async function startDisplay(xvfb: string): Promise<{ readonly name: string; readonly process: ChildProcess }> {
  const { width, height } = windowSize;
  const screen = `${width + 200}x${height + 200}x24`;
  const child = spawn(xvfb, ['-displayfd', '1', '-screen', '0', screen, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  for await (const number of createInterface({ input: child.stdout })) return { name: `:${number}`, process: child };
  throw new Error('Xvfb ended before it had a display.');
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

/** Time limit for the driver to start, in milliseconds. */
const patience = 30_000;

async function waitForDriver(port: number): Promise<void> {
  const deadline = performance.now() + patience;
  while (performance.now() < deadline) {
    const status = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined);
    if (status?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`WebKitWebDriver does not answer on port ${port}.`);
}

/** Opens a window, and sets the size of its page to that of all engines. */
async function openSession(server: string, miniBrowser: string): Promise<WebDriver> {
  const driver = await new Builder()
    .usingServer(server)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
    })
    .build();
  const { width, height } = windowSize;
  await driver.manage().window().setRect({ x: 0, y: 0, width, height });
  return driver;
}

function webkitWindow(driver: WebDriver): Window {
  return {
    async open(address) {
      await driver.get(address);
      // A window that has just been opened gets the focus a moment later; keys that are pressed before are lost.
      await driver.wait(() => driver.executeScript<boolean>('return document.hasFocus()'), patience);
    },
    run: <A extends readonly unknown[], T>(code: (...args: A) => T, ...args: A) =>
      driver.executeScript<T>(`return (${code.toString()})(...arguments)`, ...args),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    async click(selector) {
      const element = await driver.findElement(By.css(selector));
      await driver.executeScript(`arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })`, element);
      await driver.actions().move({ origin: element }).click().perform();
    },
    [Symbol.asyncDispose]: () => driver.quit(),
  };
}
