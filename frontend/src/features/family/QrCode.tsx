import { encode } from 'uqr';
import { lightTokens } from '../../theme/tokens';

/** Empty modules around the code, without which cameras do not find it. */
const BORDER = 3;

/** A text as a picture that a camera reads: dark on light, also where the page is dark. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER });
  const modules = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      className="kd-qr-code"
      style={{ background: lightTokens.paper, fill: lightTokens.text }}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={modules.join('')} />
    </svg>
  );
}
