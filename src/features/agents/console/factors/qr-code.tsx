import { encode } from 'uqr';
import { useSay } from '#ui/console/say.tsx';

/** A QR code, dark on light in both colour modes, because not every camera reads the reverse. */
export function QrCode({ text }: { text: string }) {
  const say = useSay();
  const { size, data } = encode(text, { ecc: 'M', border: 3 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      className="qr-code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={say('QR code for the authenticator', 'कोड ऐप के लिए QR कोड')}
      shapeRendering="crispEdges"
    >
      <path className="qr-code-ground" d={`M0 0h${size}v${size}H0z`} />
      <path className="qr-code-dots" d={path} />
    </svg>
  );
}
