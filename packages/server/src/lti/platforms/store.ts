import type { LtiPlatformForm } from "@verdict/contract/lti-platforms";
import type { Queryable } from "../../platform/postgres/transaction.ts";

export interface Platform extends LtiPlatformForm {
  id: string;
}

const COLUMNS = `p.id, p.name, p.issuer, p.client_id as "clientId", p.deployment_ids as "deploymentIds",
  p.authorization_url as "authorizationUrl", p.token_url as "tokenUrl", p.keys_url as "keysUrl",
  p.token_audience as "tokenAudience", p.service_hosts as "serviceHosts"`;

interface CountedPlatform extends Platform {
  people: number;
  classes: number;
}

/** By name. */
export async function listPlatforms(db: Queryable): Promise<CountedPlatform[]> {
  const { rows } = await db.query<CountedPlatform>(
    `select ${COLUMNS},
            (select count(*)::int from lti_identity i where i.platform_id = p.id) as people,
            (select count(distinct c.class_id)::int from lti_course c where c.platform_id = p.id) as classes
       from lti_platform p order by lower(p.name), p.added_at, p.id`,
  );
  return rows;
}

export async function hasPlatform(db: Queryable): Promise<boolean> {
  const { rowCount } = await db.query("select from lti_platform limit 1");
  return rowCount === 1;
}

export async function findPlatform(db: Queryable, id: string): Promise<Platform | null> {
  const { rows } = await db.query<Platform>(`select ${COLUMNS} from lti_platform p where p.id = $1`, [id]);
  return rows[0] ?? null;
}

/** Those of an issuer, at most two: one that names no client is only known where there is a single one. */
export async function findByIssuer(
  db: Queryable,
  input: { issuer: string; clientId: string | null },
): Promise<Platform[]> {
  const { rows } = await db.query<Platform>(
    `select ${COLUMNS} from lti_platform p where p.issuer = $1 and ($2::text is null or p.client_id = $2) limit 2`,
    [input.issuer, input.clientId],
  );
  return rows;
}

const valuesOf = (form: LtiPlatformForm) => [
  ...[form.name, form.issuer, form.clientId, form.deploymentIds, form.authorizationUrl, form.tokenUrl, form.keysUrl],
  ...[form.tokenAudience, form.serviceHosts],
];

/** Null where another one has its issuer and client, or where there are so many already. */
export async function insertPlatform(db: Queryable, form: LtiPlatformForm, most: number): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>(
    `insert into lti_platform (name, issuer, client_id, deployment_ids, authorization_url, token_url, keys_url,
                               token_audience, service_hosts)
     select $1, $2, $3, $4::text[], $5, $6, $7, $8, $9::text[]
      where (select count(*) from lti_platform) < $10
     on conflict do nothing returning id`,
    [...valuesOf(form), most],
  );
  return rows[0]?.id ?? null;
}

/** False where another one has its issuer and client. */
export async function replacePlatform(db: Queryable, id: string, form: LtiPlatformForm): Promise<boolean> {
  const { rowCount } = await db.query(
    `update lti_platform set name = $1, issuer = $2, client_id = $3, deployment_ids = $4, authorization_url = $5,
            token_url = $6, keys_url = $7, token_audience = $8, service_hosts = $9
      where id = $10
        and not exists (select from lti_platform o where o.issuer = $2 and o.client_id = $3 and o.id <> $10)`,
    [...valuesOf(form), id],
  );
  return rowCount === 1;
}

export async function removePlatform(db: Queryable, id: string): Promise<void> {
  await db.query("delete from lti_platform where id = $1", [id]);
}
