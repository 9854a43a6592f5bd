/** A command that the browser refused. */
class WebDriverError extends Error {}

/** One session of the W3C's WebDriver, which is all that WebKitGTK speaks. */
export class WebDriver {
  private constructor(
    private readonly server: string,
    private readonly session: string,
  ) {}

  static async begin(server: string, capabilities: object): Promise<WebDriver> {
    const body = { capabilities: { alwaysMatch: capabilities } };
    const { sessionId } = (await send(`${server}/session`, body)) as { sessionId: string };
    return new WebDriver(server, sessionId);
  }

  post(command: string, body: object = {}): Promise<unknown> {
    return send(`${this.server}/session/${this.session}/${command}`, body);
  }
}

async function send(address: string, body: object): Promise<unknown> {
  const response = await fetch(address, { method: 'POST', body: JSON.stringify(body) });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) {
    const { error, message } = value as { error: string; message: string };
    throw new WebDriverError(`${address}: ${error}: ${message}`);
  }
  return value;
}
