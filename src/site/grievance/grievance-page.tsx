import { findOwner } from '#features/account/site/find-owner.ts';
import { GrievancePage as Page } from '#features/grievance/site/grievance-page.tsx';
import { grievanceAction } from '#features/grievance/site/grievance-action.ts';

export const action = grievanceAction;

/** The form of a request, which knows from the account who writes. */
export default function GrievancePage() {
  return <Page findOwner={findOwner} />;
}
