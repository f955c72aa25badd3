import { findOwner } from '#features/account/site/find-owner.ts';
import { GrievancePage as Page } from '#features/grievance/site/grievance-page.tsx';
import { takeRequest } from '#features/grievance/site/take-request.ts';

export const action = takeRequest;

/** The form of a request, which knows from the account who writes. */
export default function GrievancePage() {
  return <Page findOwner={findOwner} />;
}
