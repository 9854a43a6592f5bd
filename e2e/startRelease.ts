import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { startServer, type RunningServer } from './startServer.js';

export interface RunningRelease extends RunningServer {
  /** What the build of its pages wrote. */
  built: string;
}

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Starts the server with pages of another release: built from the same sources, of which the page's own
 * script and one of its pieces do one thing more.
 * @param name says `data-release` of every document of this release
 */
export async function startRelease(
  name: string,
  settings: Record<string, string>,
): Promise<RunningRelease> {
  const place = await mkdtemp(path.join(tmpdir(), 'kinday-release-'));
  await cp(path.join(root, 'backend/dist'), path.join(place, 'backend/dist'), { recursive: true });
  for (const file of ['package.json', 'commonPasswords.txt'])
    await cp(path.join(root, 'backend', file), path.join(place, 'backend', file));
  await symlink(path.join(root, 'node_modules'), path.join(place, 'node_modules'));
  const built = path.join(place, 'frontend/dist');
  await buildRelease(name, built);
  const server = await startServer(settings, place);
  const stop = async () => {
    await server.stop();
    await rm(place, { recursive: true, force: true });
  };
  return { ...server, built, stop };
}

async function buildRelease(name: string, outDir: string): Promise<void> {
  await mkdir(outDir, { recursive: true });
  const isChanged = (file: string) => /[\\/]src[\\/](main|pages[\\/]ProfilePage)\.tsx$/.test(file);
  await build({
    configFile: path.join(root, 'frontend/vite.config.ts'),
    logLevel: 'error',
    build: { outDir },
    plugins: [
      {
        name: 'another-release',
        transform: (code, id) =>
          isChanged(id) ? `${code}\ndocument.documentElement.dataset.release = '${name}';` : null,
      },
    ],
  });
}
