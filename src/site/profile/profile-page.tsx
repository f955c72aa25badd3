import { Profile } from '#features/account/site/profile.tsx';
import { NumberProof } from '#features/sign-in/site/number-proof.tsx';
import { ProofDialog } from '#features/sign-in/site/proof-dialog.tsx';
import '#features/sign-in/site/steps.css';

// spec: route:/profile
/** The account, with the proofs that signing in knows how to ask for. */
export default function ProfilePage() {
  return <Profile ProofDialog={ProofDialog} NumberProof={NumberProof} />;
}
