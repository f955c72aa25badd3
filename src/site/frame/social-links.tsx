import { Icon } from '#ui/icon.tsx';
import { useRootData } from '#ui/page/root-data.ts';

// spec: frame:social-links
const networks = [
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['twitter', 'Twitter'],
  ['youtube', 'YouTube'],
] as const;

/** The campaign's pages elsewhere; a network without a link in the settings is not shown. */
export function SocialLinks() {
  const { campaign } = useRootData();
  return (
    <ul className="social">
      {networks.map(([network, name]) => {
        const href = campaign[network];
        return (
          href && (
            <li key={network}>
              <a href={href} aria-label={name} target="_blank" rel="external noopener">
                <Icon name={network} />
              </a>
            </li>
          )
        );
      })}
    </ul>
  );
}
