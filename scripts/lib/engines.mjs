import { StepFailed, succeeds } from './runStep.mjs';
import { findProgram } from './systemProgram.mjs';

const firefoxNames = ['firefox-esr', 'firefox'];
/** What the tests in Firefox and in WebKit need, by Debian's names. */
const PACKAGES = [
  ...['firefox-esr', 'webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi'],
  ...['xvfb', 'imagemagick', 'poppler-utils'],
];
/** The programs of these packages, by their names: one of each row. */
const PROGRAMS = [
  firefoxNames,
  ...['WebKitWebDriver', 'Xvfb', 'import', 'convert', 'pdfinfo', 'setpriv'].map((name) => [name]),
];
/** A mirror that is away must not stop the other checks, seconds. */
const INSTALL_WITHIN = '600';

/**
 * Finds Firefox and WebKitGTK, or installs them where that is ours to do: on Debian and Ubuntu, as root.
 * Throws a sentence for people where they are not there in the end.
 * @returns {Promise<NodeJS.ProcessEnv>} what tells the tests of them
 */
export async function findEngines() {
  if (!(await hasEngines())) await install();
  if (!(await hasEngines())) {
    throw new StepFailed(
      `Firefox and WebKit did not run: they need Debian's or Ubuntu's packages ${PACKAGES.join(' ')}.`,
    );
  }
  return { KINDAY_FIREFOX: findProgram(firefoxNames) };
}

async function hasEngines() {
  if (!PROGRAMS.every((names) => findProgram(names))) return false;
  const lookForWebKit = 'import gi; gi.require_version("WebKit2", "4.1")';
  // The system's own, which alone has the system's packages.
  return succeeds('/usr/bin/python3', ['-c', lookForWebKit]);
}

async function install() {
  if (!findProgram(['apt-get']) || process.geteuid?.() !== 0) return;
  console.log(`Installing ${PACKAGES.join(' ')}…`);
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = [INSTALL_WITHIN, 'apt-get'];
  await succeeds('timeout', [...aptGet, 'update'], quiet);
  const options = ['install', '-y', '--no-install-recommends'];
  await succeeds('timeout', [...aptGet, ...options, ...PACKAGES], quiet);
}
