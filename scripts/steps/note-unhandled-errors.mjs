import { writeFileSync } from "node:fs";
import { relative } from "node:path";

/**
 * A reporter for Vitest: what was thrown outside of any test, which its reports as JSON leave out, each once, into a
 * file.
 */
export default class {
  onTestRunEnd(_modules, errors) {
    const texts = errors.map(({ name, message, VITEST_TEST_PATH: path }) => {
      const place = path ? `${relative(process.cwd(), path)}: ` : "";
      return `${place}${name}: ${message}`;
    });
    writeFileSync(process.env.UNHANDLED_ERRORS_FILE, JSON.stringify([...new Set(texts)]));
  }
}
