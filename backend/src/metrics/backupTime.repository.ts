import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

@Injectable()
export class BackupTimeRepository {
  constructor(private readonly database: DataSource) {}

  /** When the database was last backed up by `kinday backup`, in Unix seconds; 0 when it never was. */
  async last(): Promise<number> {
    const [row] = await this.database.query<{ seconds: number | null }[]>(
      'SELECT extract(epoch FROM max(at))::float8 AS seconds FROM backup_times',
    );
    return row?.seconds ?? 0;
  }
}
