import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface MilestoneProps {
  /** `wall` is crossed by the line; `off` is not reached yet. */
  tone?: 'wall' | 'plain' | 'spark' | 'off';
  /** A year or a count, set across the line. */
  figure?: string;
  /** A portrait, an icon or text in place of a figure. */
  children?: ReactNode;
}

/** A milestone with a round top and a flat foot, 96 px wide; `--milestone` sets another width. */
export function Milestone({ tone = 'wall', figure, children }: MilestoneProps) {
  const crossed = tone === 'wall' && 'milestone-figure counterchange';
  return (
    <span className={classNames('milestone', tone !== 'wall' && `milestone-${tone}`)}>
      {figure && <span className={crossed || 'milestone-count'}>{figure}</span>}
      {children}
    </span>
  );
}
