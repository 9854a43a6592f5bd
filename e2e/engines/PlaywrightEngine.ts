import { homedir } from 'node:os';
import { fileURLToPath } from 'node:url';
import {
  chromium,
  expect,
  firefox,
  type Browser,
  type LaunchOptions,
  type Locator,
  type Page,
} from '@playwright/test';
import type { Engine, Screen, ScreenOptions, Target } from './Screen.js';

/** Starts the Chromium that all other browser tests run in. */
export async function startChromium(): Promise<Engine> {
  const options = JSON.parse(process.env.KINDAY_BROWSER ?? '{}') as LaunchOptions;
  return engineOf(await chromium.launch(options), 'light');
}

/** Starts the system's own Firefox, by WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: fileURLToPath(new URL('firefoxWithMedia.mjs', import.meta.url)),
    // Firefox does not start where HOME is somebody else's.
    env: { ...process.env, HOME: homedir() },
    firefoxUserPrefs: {
      'layout.css.prefers-color-scheme.content-override': 1,
      // A machine without a screen may have no mouse: 2 stands for precise, 4 for hovering.
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
    },
  });
  return engineOf(browser, null);
}

function engineOf(browser: Browser, colorScheme: 'light' | null): Engine {
  return {
    open: async ({ width, height, origin }: ScreenOptions) => {
      const viewport = { width, height };
      const context = await browser.newContext({
        viewport,
        colorScheme,
        baseURL: origin,
        locale: 'en-US',
        serviceWorkers: 'allow',
      });
      return new PlaywrightScreen(
        width,
        await context.newPage(),
        browser.browserType() === firefox,
      );
    },
    close: () => browser.close(),
  };
}

class PlaywrightScreen implements Screen {
  constructor(
    readonly width: number,
    private readonly page: Page,
    private readonly isFirefox: boolean,
  ) {}

  async goto(path: string): Promise<void> {
    await this.page.goto(path);
  }

  async reload(): Promise<void> {
    await this.page.reload();
  }

  async back(): Promise<void> {
    await this.page.goBack();
  }

  async see(target: Target): Promise<void> {
    await expect(this.find(target)).toHaveCount(1);
  }

  async miss(target: Target): Promise<void> {
    await expect(this.find(target)).toHaveCount(0);
  }

  async click(target: Target): Promise<void> {
    await this.find(target).click();
  }

  async fill(target: Target, text: string): Promise<void> {
    // By keys: of what Playwright puts into a field of Firefox by itself, React hears nothing.
    await this.click(target);
    await this.press('Control+a', 'Delete');
    await this.type(text);
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  async grab(target: Target): Promise<void> {
    await this.find(target).hover();
    await this.page.mouse.down();
  }

  async moveTo(target: Target): Promise<void> {
    const { x, y, width, height } = (await this.find(target).boundingBox())!;
    await this.page.mouse.move(x + width / 2, y + height / 2, { steps: 3 });
  }

  async letGo(): Promise<void> {
    await this.page.mouse.up();
  }

  evaluate<Given, Answer>(
    work: (given: Given) => Answer | Promise<Answer>,
    given?: Given,
  ): Promise<Answer> {
    return this.page.evaluate<Answer, unknown>(work as (given: unknown) => Answer, given);
  }

  async run(script: string): Promise<void> {
    await this.page.evaluate(script);
  }

  picture(): Promise<Buffer> {
    return this.page.screenshot();
  }

  print(): Promise<Buffer> {
    // Playwright hands inches on to Firefox, which takes them for centimetres.
    const paper = this.isFirefox ? { width: '21in', height: '29.7in' } : { format: 'A4' };
    return this.page.pdf({ ...paper, preferCSSPageSize: true });
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }

  private find(target: Target): Locator {
    if ('css' in target) {
      return this.page.locator(target.css, { hasText: target.text }).filter({ visible: true });
    }
    const { role, name, within = 'body' } = target;
    return this.page.locator(within).getByRole(role, { name, exact: typeof name === 'string' });
  }
}
